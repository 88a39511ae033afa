// Reads a curl command as a shell and curl would, as far as the guides use them.

/** The words of a command: quotes, variables and continued lines as in a shell. */
function wordsOf(command: string, variables: Readonly<Record<string, string>>): string[] {
  const filled = (text: string) =>
    text.replaceAll(/\$(\w+)/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`The guide uses $${name}, which nobody sets.`);
      return value;
    });
  const words = command.replaceAll('\\\n', ' ').match(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|[^\s'"]+)+/g);
  return (words ?? []).map((word) =>
    word.replaceAll(
      /'([^']*)'|"((?:[^"\\]|\\.)*)"|([^'"]+)/g,
      (_, single?: string, double?: string, bare?: string) =>
        single ?? filled(double ?? bare ?? ''),
    ),
  );
}

/** The request that the command sends. Throws where it uses what is not known here. */
export function requestOfCurl(
  command: string,
  variables: Readonly<Record<string, string>>,
): Request {
  const [program, ...words] = wordsOf(command, variables);
  if (program !== 'curl') throw new Error(`This is no call of curl: ${command}`);
  const headers = new Headers();
  let [method, url, body]: [string?, string?, string?] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (word === '-X') method = words[(at += 1)];
    else if (word === '-d') body = words[(at += 1)];
    else if (word === '-H') {
      const [name = '', ...value] = words[(at += 1)]!.split(': ');
      headers.set(name, value.join(': '));
    } else if (word.startsWith('-') || url !== undefined) throw new Error(`Not known: ${word}`);
    else url = word;
  }
  return new Request(url ?? '', {
    method: method ?? 'GET',
    headers,
    ...(body !== undefined && { body }),
  });
}
