// Entry point of /docs: Swagger UI over /openapi.json.
import SwaggerUI, { type TaggedOperations } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';

const dark = matchMedia('(prefers-color-scheme: dark)');
const followTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followTheme);
followTheme();

/** Operations by words of their summary, too, and not by tag and path alone. */
const opsFilter = (tags: TaggedOperations, phrase: string) =>
  tags
    .map((tag, name) =>
      tag.update('operations', (operations) =>
        operations.filter((operation) =>
          [name, operation.get('path'), operation.getIn(['operation', 'summary'])]
            .join(' ')
            .toLowerCase()
            .includes(phrase.toLowerCase()),
        ),
      ),
    )
    .filter((tag) => tag.get('operations').size > 0);

const nothing = () => null;

SwaggerUI({
  url: '/openapi.json',
  domNode: document.querySelector('#reference'),
  deepLinking: true,
  filter: true,
  // Fields with types, limits and descriptions before examples made of them.
  defaultModelRendering: 'model',
  defaultModelExpandDepth: 3,
  defaultModelsExpandDepth: 0,
  plugins: [
    {
      fn: { opsFilter },
      components: {
        // The conventions have a page of their own, and there is one server, this one.
        InfoContainer: nothing,
        ServersContainer: nothing,
        // The buttons set the address; links within them would be out of reach of a screen reader.
        DeepLink: ({ text }) => text,
      },
    },
  ],
});
