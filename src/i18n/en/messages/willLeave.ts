// English messages: whether the message of an action can leave, said before the action.
import type { Delivery } from '../../../../domain/messages/delivery.ts';

type Trouble = Record<Exclude<Delivery, 'SENDS'>, string>;

export const willLeave = {
  checking: 'Checking whether a message can be sent…',
  booking: {
    SENDS: 'The customer is notified of the booking.',
    FAILING:
      'Messages to the customer are failing: the notification of the booking may arrive late or not at all.',
    TEMPLATE_OFF: 'The customer is not notified of the booking: the template is disabled.',
    NO_GATEWAY: 'The customer is not notified of the booking now: no gateway is set up.',
    NO_ADDRESS:
      'The customer is not notified of the booking: neither a mobile number nor an e-mail address is known.',
  } satisfies Record<Delivery, string>,
  pin: {
    FAILING:
      'Messages to the customer are failing: the PIN may arrive late or not at all when the parcel is deposited.',
    TEMPLATE_OFF:
      'The customer does not receive the PIN when the parcel is deposited: the template is disabled.',
    NO_GATEWAY:
      'The customer cannot receive the PIN when the parcel is deposited: no gateway is set up.',
    NO_ADDRESS:
      'The customer cannot receive the PIN when the parcel is deposited: neither a mobile number nor an e-mail address is known.',
  } satisfies Trouble,
  warehouse: {
    SENDS: 'The customer is told that the parcel is in the warehouse.',
    FAILING:
      'Messages to the customer are failing: the customer may learn late or not at all that the parcel is in the warehouse.',
    TEMPLATE_OFF:
      'The customer is not told that the parcel is in the warehouse: the template is disabled.',
    NO_GATEWAY:
      'The customer is not told now that the parcel is in the warehouse: no gateway is set up.',
    NO_ADDRESS:
      'The customer is not told that the parcel is in the warehouse: neither a mobile number nor an e-mail address is known.',
  } satisfies Record<Delivery, string>,
  report: {
    FAILING: 'The mail server is failing: an e-mailed report may arrive late or not at all.',
    TEMPLATE_OFF: 'Reports cannot be e-mailed: their template is disabled.',
    NO_GATEWAY: 'Reports cannot be e-mailed: no mail server is set up.',
    NO_ADDRESS: 'Reports cannot be e-mailed to you: your account has no e-mail address.',
  } satisfies Trouble,
};
