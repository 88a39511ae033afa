// Replaces inflection, used by ra-core for default labels: here all labels are in the catalogues.
const same = (name) => name;
export { same as humanize, same as inflect, same as pluralize, same as transform };
