// In place of inflection, by which ra-core makes English names for what has none: here all have theirs in the catalogues.
const same = (name) => name;
export { same as humanize, same as inflect, same as pluralize, same as transform };
