// What new:resource writes for a name and its fields: files, and lines in the product's lists.
import { fieldsOf } from './fields.mjs';
import { filesOf } from './files.mjs';
import { resourceLines } from './lines.mjs';
import { additionsOf, MENU, sectionOf } from './lists.mjs';
import { namesOf } from './names.mjs';
import { read } from './written.mjs';

/** `files` is path → text, `lists` path → function that adds the lines; `options` are those of the command line. */
export function planOf(options) {
  const fields = fieldsOf(options.fields);
  const names = { ...namesOf(options.many, options.one), menu: options.menu };
  const section = sectionOf(read(MENU), options.menu);
  const lists = additionsOf(resourceLines(names), section);
  return { names, fields, files: filesOf(names, fields, options), lists };
}
