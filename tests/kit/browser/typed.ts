// Times as they are typed into fields.

/** A moment as the network's clocks show it. */
export const typed = (time: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Nicosia',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);
