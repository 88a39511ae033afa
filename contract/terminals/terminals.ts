// Terminal gateway: the API between a locker's computer and the server.
import { z } from 'zod';
import { ALERT_TYPES } from '../../domain/alerts.ts';
import { MESSAGE_LANGUAGES } from '../../domain/limits.ts';
import { LOG_BATCH_MAX, LOG_LEVELS, LOG_MESSAGE_MAX } from '../../domain/lockers/lockerLogs.ts';
import { PARCEL_TYPES, PAY_STATUSES } from '../../domain/parcels/parcels.ts';
import { TASK_ERRORS } from '../boxes/boxes.ts';
import { terminal } from '../endpoint.ts';
import { digits, email, id, mobile, money, phone, text, time } from '../scalars.ts';
import { key, root, accepted, terminalParcels } from './terminalParcels.ts';
import { terminalTask } from './terminalTasks.ts';

/** Header that carries the locker's key in every call. */
export const TERMINAL_KEY_HEADER = 'X-Terminal-Key';

/** Faults reported by a terminal. LOCKER_DISCONNECTED and PIN_GUESSED are raised only by the server. */
export const reportedAlert = z.enum(ALERT_TYPES).exclude(['LOCKER_DISCONNECTED', 'PIN_GUESSED']);

export const terminals = {
  /**
   * Heartbeat. The next one is due `everyMs` after the response, with jitter so that terminals do not call all at once;
   * after 30 seconds without one a locker is OFFLINE. `time` is the server's, to set the terminal's clock.
   */
  heartbeat: terminal.post(
    `${root}/heartbeat`,
    { version: text(40), upTime: z.int().min(0) },
    z.object({ lockerId: id, everyMs: z.int(), time }),
  ),
  /** Tasks for this locker; long-polls for up to `waitMs` (at most 25,000). */
  tasks: terminal.get(
    `${root}/tasks`,
    {
      waitMs: digits(5).pipe(z.int().max(25_000)).optional(),
    },
    z.object({ tasks: z.array(terminalTask) }),
  ),
  /** Result of a task. An opened door is also reported by `door`; a finished task keeps its result. */
  result: terminal.post(
    `${root}/tasks/result`,
    {
      taskId: text(64).min(1),
      outcome: z.enum(['SUCCESS', 'FAILED']),
      fault: z.enum(TASK_ERRORS).optional(),
    },
    accepted,
  ),
  /** Whether a courier or technician may use the terminal, and for what. Opens no session. */
  signIn: terminal.post(
    `${root}/sign-in`,
    { username: text(100).min(1), password: z.string().min(1).max(200) },
    z.object({
      userId: id,
      username: z.string(),
      /** Display name. */
      name: z.string(),
      role: z.string(),
      authoritySet: z.array(z.string()),
    }),
  ),
  /** A door opened or closed. */
  door: terminal.post(
    `${root}/events/door`,
    { key, boxId: id, doorStatus: z.enum(['OPEN', 'CLOSED']), time },
    accepted,
  ),
  ...terminalParcels,
  /** A sign-up at the locker, which becomes the member's primary one; not accepted if the login name is taken. */
  signUp: terminal.post(
    `${root}/events/sign-up`,
    {
      key,
      username: text(100).min(1),
      firstName: text(100).min(1),
      lastName: text(100).min(1),
      mobile,
      email: email.optional(),
      /** R3.9: `disabled` means that the member prefers accessible doors. */
      disabled: z.boolean().optional(),
      /** Language of their messages; defaults to the network's language. */
      language: z.enum(MESSAGE_LANGUAGES).optional(),
      time,
    },
    accepted,
  ),
  /** A fault started or ended. */
  alert: terminal.post(
    `${root}/events/alert`,
    { key, alertType: reportedAlert, boxId: id.optional(), ended: z.boolean(), time },
    accepted,
  ),
  /** A box was marked as unusable at the locker. */
  flag: terminal.post(`${root}/events/flag`, { key, boxId: id, time }, accepted),
  /** Terminal settings, in seconds. Fetched on startup and periodically. */
  configuration: terminal.get(
    `${root}/configuration`,
    {},
    z.object({
      timeouts: z.record(z.string(), z.int()),
      bookingEmail: z.string(),
      lastUpdatedTime: time,
    }),
  ),
  /** Log lines, oldest first, with the task that requested them. A terminal sends each line once. */
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
    accepted,
  ),
  /** Progress of a software update, its success, or the reason for its failure. */
  versionProgress: terminal.post(
    `${root}/version/progress`,
    {
      key,
      taskId: text(20).min(1),
      status: z.enum(['UPDATING', 'SUCCEEDED', 'FAILED']),
      percent: z.int().min(0).max(100).optional(),
      /** The terminal's own error text. */
      reason: text(200).optional(),
    },
    accepted,
  ),
  /** The package of a version for this locker, whole or in part (Range header). */
  versionPackage: terminal.file(`${root}/version/package`, { taskId: text(20).min(1) }),
  /**
   * Boxes of this locker, the price of their use, and its open alerts as known to the server: for a terminal that restarts,
   * and before it offers a box.
   */
  boxes: terminal.get(
    `${root}/boxes`,
    {
      /** The customer who posts or stores a parcel; `price` is theirs then. */
      mobile: phone.optional(),
    },
    z.object({
      boxes: z.array(
        z.object({
          boxId: id,
          name: z.string(),
          status: z.string(),
          doorStatus: z.enum(['OPEN', 'CLOSED']).nullable(),
          boardNumber: z.int().nullable(),
          portNumber: z.int().nullable(),
          /** Its size. */
          boxTypeName: z.string(),
          /** Inner dimensions in centimetres; null if staff have not entered them. */
          length: z.number().nullable(),
          width: z.number().nullable(),
          height: z.number().nullable(),
          /** R3.24: marked as an accessible box. */
          accessible: z.boolean(),
          /** A locker part that is not a box: screen, control unit, chute. */
          takesParcels: z.boolean(),
          orders: z.array(
            z.object({
              ordersId: id,
              ordersStatus: z.string(),
              parcelNumber: z.string(),
              bookNumber: z.string().nullable(),
              /** Types other than DEPOSIT_PARCEL are outgoing: collected by a signed-in courier. */
              parcelType: z.enum(PARCEL_TYPES).optional(),
              /** WAIT: the terminal takes the payment before collection. */
              payStatus: z.enum(PAY_STATUSES).optional(),
            }),
          ),
        }),
      ),
      /**
       * What the use of a box costs now if a parcel is laid in: the price per use, or with `mobile` this customer's, which is
       * 0 for unregistered people and subscribers. A parcel added to the customer's own costs nothing.
       */
      price: money,
      currency: z.string(),
      /** Providers whose couriers may deposit parcels here. */
      providers: z.array(z.string()),
      /** Open faults reported by this locker. */
      alerts: z.array(z.object({ alertType: reportedAlert, boxId: id.nullable() })),
      /** Software version last reported by the terminal. */
      version: z.string().nullable().optional(),
    }),
  ),
};
