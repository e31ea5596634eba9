/** The part of JSON Schema that the reference is written in. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  allOf?: Schema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};

export type Media = { schema: Schema; example?: unknown };
export type Response = { description: string; content: Record<string, Media> };
/** @property x-name what the method calls the parameter, where its path has another name for it that fits all methods */
export type Parameter = {
  name: string;
  in: 'path' | 'header';
  'x-name'?: string;
  description?: string;
  schema: Schema;
  example: string;
};
/** A call of the REST layer. */
export type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  description: string;
  'x-audience': 'public' | 'staff' | 'admin';
  parameters: Parameter[];
  requestBody?: { content: Record<'application/json' | 'multipart/form-data', Media> };
  responses: Record<string, Response | { $ref: string }>;
};

/** The OpenAPI document, as far as the page of it reads it. */
export type Reference = {
  openapi: string;
  info: { title: string; version: string; summary: string; description: string };
  servers: [{ url: string }];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    securitySchemes: { bearer: { description: string } };
  };
};

/** Where the document is, and the page of it. */
export const OPENAPI = '/api/openapi.json';
/** Where the collection for Postman is, and the schema as SDL: for whoever may introspect. */
export const POSTMAN = '/api/postman.json';
export const SDL = '/graphql/schema.graphql';
