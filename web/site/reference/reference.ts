/** The part of JSON Schema that the reference uses. */
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
/** @property x-name the method's own name of a path parameter, when the path uses a general one */
export type Parameter = {
  name: string;
  in: 'path' | 'header';
  'x-name'?: string;
  description?: string;
  schema: Schema;
  example: string;
};
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

/** The parts of the OpenAPI document that the reference page reads. */
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

export const OPENAPI = '/api/openapi.json';
/** Paths of the Postman collection and of the SDL, for callers who may introspect. */
export const POSTMAN = '/api/postman.json';
export const SDL = '/graphql/schema.graphql';
