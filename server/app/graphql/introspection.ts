import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GraphQLFormattedError, visit } from 'graphql';
import { matchesEtag } from '#server/app/cache/cacheEntry.ts';
import { createContext } from '#server/app/http/createContext.ts';
import { admit } from '#server/platform/access/admit.ts';
import { noScope } from '#server/platform/access/scope.ts';
import type { Caller, Context, Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import type { Settings } from '#server/platform/settings.ts';
import { SDL } from '#web/site/reference/reference.ts';

type Access = Settings['PLAYGROUND'];

export const SDL_PATH = SDL;

/** `public`: everybody, `staff`: staff, `off`: admins. An API token counts with its role. */
export function mayIntrospect(access: Access, { viewer, apiToken }: Caller): boolean {
  if (access === 'public') return true;
  if (!viewer || apiToken === 'published') return false;
  return access === 'staff' || viewer.role === 'admin';
}

/** Introspection and names of the schema in errors are decided per request: callers share cached documents. */
export const introspectionFor = (access: Access): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ document, contextValue }) {
      if (mayIntrospect(access, contextValue)) return;
      visit(document, {
        Field({ name }) {
          if (name.value !== '__schema' && name.value !== '__type') return;
          if (access === 'staff') admit(contextValue, 'Employee', noScope);
          throw fail('BAD_REQUEST', 'Introspection is turned off on this installation.');
        },
      });
    },
    async willSendResponse({ contextValue, response: { body } }) {
      if (body.kind !== 'single' || mayIntrospect(access, contextValue)) return;
      body.singleResult.errors = body.singleResult.errors?.map(withoutSuggestion);
    },
  }),
});

const withoutSuggestion = (error: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace(/ ?Did you mean .+\?$/s, ''),
});

export function serveSdl(app: FastifyInstance, services: Services): void {
  const access = services.settings.PLAYGROUND;
  let read: ReturnType<typeof readSdlFile> | undefined;
  app.get(SDL_PATH, async (request, reply) => {
    if (access !== 'public') refuseToRead(access, await createContext(services, request));
    read ??= readSdlFile();
    return sendSdl(request, reply, access, await read);
  });
}

/** @throws UNAUTHENTICATED or FORBIDDEN with `staff`; NOT_FOUND with `off`, like the playground page */
export function refuseToRead(access: Access, caller: Caller): void {
  if (mayIntrospect(access, caller)) return;
  if (access === 'staff') admit(caller, 'Employee', noScope);
  throw fail('NOT_FOUND');
}

const sdlFile = new URL('../../../schema.graphql', import.meta.url);

async function readSdlFile(): Promise<{ sdl: string; etag: string }> {
  const sdl = await readFile(sdlFile, 'utf8');
  // Weak, because the response has several encodings.
  return { sdl, etag: `W/"${createHash('sha256').update(sdl).digest('base64url').slice(0, 27)}"` };
}

function sendSdl(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  access: Access,
  { sdl, etag }: { sdl: string; etag: string },
): FastifyReply {
  reply.headers({ etag, 'x-robots-tag': 'noindex', 'cache-control': access === 'public' ? 'no-cache' : 'no-store' });
  if (matchesEtag(etag, headers['if-none-match'])) return reply.code(304).send();
  return reply.type('text/plain; charset=utf-8').send(sdl);
}
