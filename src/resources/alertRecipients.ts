// Alert recipients: e-mail addresses for each kind of alert, and for reports.
import { alertRecipients as calls } from '../../contract/messages/alertRecipients.ts';
import { defineSettings } from '../engine/defineSettings.tsx';

export const alertRecipients = defineSettings('alertRecipients', calls, {
  history: ['alertRecipients', 1],
  form: {
    locker: ['POWER_OFF', 'LOCKER_DISCONNECTED', 'CCTV_NVR_OFF'],
    boxes: ['DOOR_UNCLOSED', 'FLAGGED_LOCKED'],
    printer: [
      'PRINTING_PAPER_ALERT',
      'PRINTING_PAPER_OUT',
      'PRINTER_PAPER_STUCK',
      'PRINTER_DISCONNECTED',
    ],
    reports: ['REPORT_EMAIL_ADDRESS'],
  },
});
