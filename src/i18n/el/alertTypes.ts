// Greek messages: the types of alerts, as messages to staff name them.
import type { AlertType } from '../../../domain/alerts.ts';

export const alertTypes: Record<AlertType, string> = {
  POWER_OFF: 'Διακοπή ρεύματος',
  LOCKER_DISCONNECTED: 'Εκτός σύνδεσης',
  PRINTING_PAPER_ALERT: 'Λίγο χαρτί εκτυπωτή',
  DOOR_UNCLOSED: 'Ανοιχτή πόρτα',
  CCTV_NVR_OFF: 'Κάμερες εκτός λειτουργίας',
  PRINTING_PAPER_OUT: 'Τέλος χαρτιού εκτυπωτή',
  FLAGGED_LOCKED: 'Θυρίδα με σήμανση βλάβης',
  PRINTER_DISCONNECTED: 'Εκτυπωτής εκτός σύνδεσης',
  PRINTER_PAPER_STUCK: 'Εμπλοκή χαρτιού εκτυπωτή',
  PIN_GUESSED: 'Επανειλημμένα λάθος PIN',
};
