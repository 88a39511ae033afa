// English: what the menu calls the pages of statistics; apart from their words, which come with them.
export const statisticsMenu = {
  all: 'All reports',
  providers: 'Provider statistics',
  usage: 'Usage statistics',
  areas: 'Area statistics',
};
