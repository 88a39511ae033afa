// English messages: menu names of the statistics pages, whose own messages are loaded lazily.
export const statisticsMenu = {
  all: 'All reports',
  providers: 'Provider statistics',
  usage: 'Usage statistics',
  areas: 'Area statistics',
};
