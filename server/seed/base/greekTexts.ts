// The Greek texts of the initial templates.
import type { MessageEvent } from '../../../domain/messages/messages.ts';
import type { TranslatedText } from './chineseTexts.ts';

/** A change of them needs a migration for the templates that networks have. */
export const GREEK_TEXTS: Readonly<Record<MessageEvent, TranslatedText>> = {
  RESERVATION: {
    title: 'Κρατήσαμε θυρίδα για το δέμα σας {parcelNumber}',
    sms: 'Κρατήσαμε θυρίδα για το δέμα {parcelNumber} στο Smart Locker {lockerName}. Κράτηση: {bookNumber}.',
    mail: 'Γεια σας,\n\nΚρατήσαμε θυρίδα για το δέμα σας {parcelNumber} στο Smart Locker {lockerName}.\nΑριθμός κράτησης: {bookNumber}\n\n{location}\n',
  },
  DEPOSIT: {
    title: 'Το δέμα σας {parcelNumber} είναι έτοιμο για παραλαβή',
    sms: 'PIN {pinCode}. Παραλάβετε το δέμα {parcelNumber} από το Smart Locker {lockerName}, θυρίδα {boxName}, έως {expiryTime}.',
    mail: 'Γεια σας,\n\nΤο δέμα σας {parcelNumber} είναι έτοιμο για παραλαβή από το Smart Locker {lockerName}.\n\nΚωδικός PIN: {pinCode}\nΘυρίδα: {boxName}\nΠαραλαβή έως: {expiryTime}\n\n{location}\n',
  },
  REMINDER: {
    title: 'Υπενθύμιση: παραλάβετε το δέμα σας {parcelNumber}',
    sms: 'Υπενθύμιση: παραλάβετε το δέμα {parcelNumber} από το Smart Locker {lockerName} έως {expiryTime}.',
    mail: 'Γεια σας,\n\nΤο δέμα σας {parcelNumber} βρίσκεται ακόμη στο Smart Locker {lockerName}.\nΠαρακαλούμε παραλάβετέ το έως {expiryTime}.\n\n{location}\n',
  },
  EXPIRY: {
    title: 'Το δέμα σας {parcelNumber} δεν παραλήφθηκε εγκαίρως',
    sms: 'Το δέμα {parcelNumber} δεν παραλήφθηκε από το Smart Locker {lockerName} έως {expiryTime} και θα επιστραφεί.',
    mail: 'Γεια σας,\n\nΤο δέμα σας {parcelNumber} δεν παραλήφθηκε από το Smart Locker {lockerName} έως {expiryTime} και θα επιστραφεί.\n',
  },
  COLLECTION: {
    title: 'Το δέμα σας {parcelNumber} παραλήφθηκε',
    sms: 'Το δέμα {parcelNumber} παραλήφθηκε από το Smart Locker {lockerName} στις {collectTime}.',
    mail: 'Γεια σας,\n\nΤο δέμα σας {parcelNumber} παραλήφθηκε από το Smart Locker {lockerName} στις {collectTime}.\n',
  },
  PIN_RESEND: {
    title: 'Νέος κωδικός PIN για το δέμα σας {parcelNumber}',
    sms: 'Νέο PIN {pinCode}, το παλιό δεν ισχύει. Δέμα {parcelNumber}, Smart Locker {lockerName}, θυρίδα {boxName}, έως {expiryTime}.',
    mail: 'Γεια σας,\n\nΟ κωδικός PIN για το δέμα σας {parcelNumber} άλλαξε και ο προηγούμενος δεν ισχύει πλέον.\n\nΝέος κωδικός PIN: {pinCode}\nSmart Locker: {lockerName}\nΘυρίδα: {boxName}\nΠαραλαβή έως: {expiryTime}\n\n{location}\n',
  },
  PASSWORD_CODE: {
    title: 'Κωδικός επαναφοράς συνθηματικού',
    sms: 'Κωδικός {code} για νέο συνθηματικό. Μην τον δώσετε σε κανέναν.',
  },
  ALERT: {
    title: 'Ειδοποίηση: {alertType}, {lockerName}',
    mail: 'Ειδοποίηση: {alertType}\nSmart Locker: {lockerName} ({lockerNumber})\nΘυρίδα: {boxName}\nΑπό: {startTime}\n\n{location}\n',
  },
  REPORT: {
    title: 'Αναφορά: {reportName}',
    mail: 'Γεια σας,\n\nΑναφορά: {reportName}\nΠερίοδος: {startTime} έως {endTime}\n',
  },
  WAREHOUSE: {
    title: 'Μεταφέραμε το δέμα σας {parcelNumber} στην αποθήκη μας',
    sms: 'Το δέμα {parcelNumber} από το Smart Locker {lockerName} φυλάσσεται στην αποθήκη μας έως {expiryTime}. Το PIN δεν ισχύει.',
    mail: 'Γεια σας,\n\nΜεταφέραμε το δέμα σας {parcelNumber} από τη θυρίδα {boxName} του Smart Locker {lockerName} στην αποθήκη μας. Ο κωδικός PIN δεν ισχύει πλέον.\nΦυλάσσεται εκεί έως {expiryTime}.\n',
  },
};
