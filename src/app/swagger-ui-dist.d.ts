// What is used of Swagger UI; the package has no types of its own.
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface Operation {
    get(key: 'path'): string;
    getIn(path: ['operation', 'summary']): string | undefined;
  }
  interface Operations {
    readonly size: number;
    filter(keeps: (operation: Operation) => boolean): Operations;
  }
  interface Tag {
    get(key: 'operations'): Operations;
    update(key: 'operations', updater: (operations: Operations) => Operations): Tag;
  }
  export interface TaggedOperations {
    map(mapper: (tag: Tag, name: string) => Tag): TaggedOperations;
    filter(keeps: (tag: Tag) => boolean): TaggedOperations;
  }
  export default function SwaggerUI(options: {
    url: string;
    domNode: Element | null;
    deepLinking: boolean;
    filter: boolean;
    defaultModelRendering: 'model' | 'example';
    defaultModelExpandDepth: number;
    defaultModelsExpandDepth: number;
    plugins: {
      fn: { opsFilter: (tags: TaggedOperations, phrase: string) => TaggedOperations };
      components: Record<string, (props: { text: string }) => string | null>;
    }[];
  }): void;
}
