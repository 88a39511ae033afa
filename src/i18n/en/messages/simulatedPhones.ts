// English messages: the simulated phones of a demo network.
export const simulatedPhones = {
  short: 'SMS go to simulated phones',
  note: 'This is a demo network without an SMS gateway: SMS go to simulated phones and are shown as sent. They reach no real phone.',
};
