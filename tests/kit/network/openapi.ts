import Ajv from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Rest } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';
import type { Operation, Reference } from '#web/site/reference/reference.ts';

/** A call in the form of the tests: `POST /blogs/create`. */
export type Named = { name: string; method: string; operation: Operation; pointer: string };

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
/** A path of the route table or of the document without the names of its parameters. */
export const namelessPath = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');

/** The document with every object closed: an undocumented field fails here, though clients accept it. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, closed(one)]));
  return 'properties' in inner && 'type' in inner ? { additionalProperties: false, ...inner } : inner;
}

export class Contract {
  readonly document: Reference;
  readonly #ajv: InstanceType<typeof Ajv.default>;

  constructor(document: Reference) {
    this.document = document;
    // The document as a whole is no JSON Schema; it contains schemas with references to each other.
    this.#ajv = new Ajv.default({ strict: false, allErrors: true, validateSchema: false });
    formats.default(this.#ajv);
    this.#ajv.addSchema(closed(document) as object, 'openapi');
  }

  static async of({ url }: Pick<Product, 'url'>): Promise<Contract> {
    return new Contract((await (await fetch(`${url}/api/openapi.json`)).json()) as Reference);
  }

  /** @param name method and path as in the table */
  call(name: string): Named {
    const [method = '', path = ''] = name.split(' ');
    const template = Object.keys(this.document.paths).find((one) => namelessPath(one) === namelessPath(path)) ?? '';
    const operation = this.document.paths[template]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not documented`);
    return { name, method, operation, pointer: `#/paths/${escaped(template)}/${method.toLowerCase()}` };
  }

  /** The errors of a value by the schema at this place of the document. */
  faults(pointer: string, value: unknown): string[] {
    const validate = this.#ajv.compile({ $ref: `openapi${encodeURI(pointer)}` });
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) =>
      `${instancePath} ${message} ${JSON.stringify(params)}`.trim(),
    );
  }

  /** The errors of an answer by what the document says of this call and status. */
  faultsOfAnswer({ operation, pointer }: Named, { status, body, headers }: Rest): string[] {
    const documented = operation.responses[status];
    if (!documented) return [`${status} is not documented`];
    const place = '$ref' in documented ? documented.$ref : `${pointer}/responses/${status}`;
    const type = headers.get('content-type');
    return [
      ...(type === 'application/json; charset=utf-8' ? [] : [`it is ${type}`]),
      ...this.#missing(place, headers),
      ...this.faults(`${place}/content/application~1json/schema`, body),
    ];
  }

  #missing(place: string, headers: Headers): string[] {
    const code = place.startsWith('#/components/responses/') ? (place.split('/').at(-1) as string) : '';
    const documented = this.document.components.responses[code] as { headers?: Record<string, unknown> } | undefined;
    return Object.keys(documented?.headers ?? {}).flatMap((name) => (headers.has(name) ? [] : [`it has no ${name}`]));
  }
}
