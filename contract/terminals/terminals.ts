// The terminal gateway: how a locker's own computer talks to the server.
import { z } from 'zod';
import { ALERT_TYPES } from '../../domain/alerts.ts';
import { LANGUAGES } from '../../domain/limits.ts';
import { LOG_BATCH_MAX, LOG_LEVELS, LOG_MESSAGE_MAX } from '../../domain/lockers/lockerLogs.ts';
import { PARCEL_TYPES, PAY_STATUSES } from '../../domain/parcels/parcels.ts';
import { TASK_FAULTS } from '../boxes/boxes.ts';
import { terminal } from '../endpoint.ts';
import { email, id, mobile, text, time } from '../scalars.ts';
import { key, root, said, terminalParcels } from './terminalParcels.ts';
import { terminalTask } from './terminalTasks.ts';

/** Every call of a terminal carries its locker's key in this header. */
export const TERMINAL_KEY_HEADER = 'X-Terminal-Key';

/** Trouble that a terminal reports. LOCKER_DISCONNECTED and PIN_GUESSED are raised by the server alone. */
export const reportedAlert = z.enum(ALERT_TYPES).exclude(['LOCKER_DISCONNECTED', 'PIN_GUESSED']);

export const terminals = {
  /**
   * A sign of life. The next one is due `everyMs` after the answer, which differs a little each time so that terminals
   * do not come all at once; after 30 seconds of silence a locker is OFFLINE. `time` is the server's, for the
   * terminal's clock.
   */
  heartbeat: terminal.post(
    `${root}/heartbeat`,
    { version: text(40), upTime: z.int().min(0) },
    z.object({ lockerId: id, everyMs: z.int(), time }),
  ),
  /** Tasks for this locker; waits up to `waitMs` (25,000 at most) for one to come. */
  tasks: terminal.get(
    `${root}/tasks`,
    {
      waitMs: z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number)
        .pipe(z.int().max(25_000))
        .optional(),
    },
    z.object({ tasks: z.array(terminalTask) }),
  ),
  /** How a task ended. A door that opened is also said by `door`; a task that is over already keeps its end. */
  result: terminal.post(
    `${root}/tasks/result`,
    {
      taskId: text(64).min(1),
      outcome: z.enum(['SUCCESS', 'FAILED']),
      fault: z.enum(TASK_FAULTS).optional(),
    },
    said,
  ),
  /** Whether somebody may use the terminal, and for what: couriers and whoever maintains it. It opens no session. */
  signIn: terminal.post(
    `${root}/sign-in`,
    { username: text(100).min(1), password: z.string().min(1).max(200) },
    z.object({
      userId: id,
      username: z.string(),
      /** What people call them. */
      name: z.string(),
      role: z.string(),
      authoritySet: z.array(z.string()),
    }),
  ),
  /** A door opened or closed. */
  door: terminal.post(
    `${root}/events/door`,
    { key, boxId: id, doorStatus: z.enum(['OPEN', 'CLOSED']), time },
    said,
  ),
  ...terminalParcels,
  /** Somebody signed up at the locker, which is their primary one; not accepted where the login name is taken. */
  signUp: terminal.post(
    `${root}/events/sign-up`,
    {
      key,
      username: text(100).min(1),
      firstName: text(100).min(1),
      lastName: text(100).min(1),
      mobile,
      email: email.optional(),
      /** R3.9: `disabled` says that the member prefers accessible doors. */
      disabled: z.boolean().optional(),
      /** In which messages are written to them; nothing is the network's language. */
      language: z.enum(LANGUAGES).optional(),
      time,
    },
    said,
  ),
  /** Trouble began or ended. */
  alert: terminal.post(
    `${root}/events/alert`,
    { key, alertType: reportedAlert, boxId: id.optional(), ended: z.boolean(), time },
    said,
  ),
  /** Somebody marked a box as unusable at the locker. */
  flag: terminal.post(`${root}/events/flag`, { key, boxId: id, time }, said),
  /** What the terminal works by, in seconds. It asks when it starts, and again from time to time. */
  configuration: terminal.get(
    `${root}/configuration`,
    {},
    z.object({
      timeouts: z.record(z.string(), z.int()),
      bookingEmail: z.string(),
      lastUpdatedTime: time,
    }),
  ),
  /** What the terminal noted, oldest first; with the task that asked for it. A terminal tells no line twice. */
  logs: terminal.post(
    `${root}/logs`,
    {
      key,
      taskId: text(64).min(1).optional(),
      lines: z
        .array(
          z.strictObject({
            time,
            level: z.enum(LOG_LEVELS),
            message: text(LOG_MESSAGE_MAX).min(1),
          }),
        )
        .max(LOG_BATCH_MAX),
      /** Another batch follows. */
      more: z.boolean(),
    },
    said,
  ),
  /** How far the terminal is with a version, that it runs, or why it does not. */
  versionProgress: terminal.post(
    `${root}/version/progress`,
    {
      key,
      taskId: text(20).min(1),
      status: z.enum(['UPDATING', 'SUCCEEDED', 'FAILED']),
      percent: z.int().min(0).max(100).optional(),
      /** In the terminal's own words. */
      reason: text(200).optional(),
    },
    said,
  ),
  /** The package of a version that this locker is to fetch, whole or a part of it (the header Range). */
  versionPackage: terminal.file(`${root}/version/package`, { taskId: text(20).min(1) }),
  /** The boxes of this locker (and its open alerts) as the server knows them, for a terminal that starts anew. */
  boxes: terminal.get(
    `${root}/boxes`,
    {},
    z.object({
      boxes: z.array(
        z.object({
          boxId: id,
          name: z.string(),
          status: z.string(),
          doorStatus: z.enum(['OPEN', 'CLOSED']).nullable(),
          boardNumber: z.int().nullable(),
          portNumber: z.int().nullable(),
          /** Not a box of the locker's own: its screen, its control unit, its chute. */
          takesParcels: z.boolean(),
          orders: z.array(
            z.object({
              ordersId: id,
              ordersStatus: z.string(),
              parcelNumber: z.string(),
              bookNumber: z.string().nullable(),
              /** What is not DEPOSIT_PARCEL goes out: a courier who signs in fetches it. */
              parcelType: z.enum(PARCEL_TYPES).optional(),
              /** WAIT: the terminal has it paid before it is taken out. */
              payStatus: z.enum(PAY_STATUSES).optional(),
            }),
          ),
        }),
      ),
      /** The numbers of those whose couriers may lay parcels in. */
      providers: z.array(z.string()),
      /** What this locker has complained of and nobody has settled yet. */
      alerts: z.array(z.object({ alertType: reportedAlert, boxId: id.nullable() })),
      /** What the terminal said last that it runs. */
      version: z.string().nullable().optional(),
    }),
  ),
};
