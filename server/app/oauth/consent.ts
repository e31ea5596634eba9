import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type * as z from 'zod/mini';
import type { TokenRole } from '#schema/apiToken.ts';
import {
  type AppRequest,
  askedScopes,
  type ConsentInput,
  oauthStrings,
  receiverOf,
  requestedScopes,
} from '#schema/oauth.ts';
import { connectApp } from '#server/people/oauth/connections.ts';
import { type Context, viewerOf } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** @returns the request that this browser has open, by the cookie of oidc-provider; null without one */
export async function readRequest(
  context: Context,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<AppRequest | null> {
  const interaction = await interactionOf(provider, request, response).catch(() => null);
  if (!interaction) return null;
  const { name, receiver } = await appOf(provider, interaction);
  const role: TokenRole = viewerOf(context).role === 'admin' ? 'admin' : 'staff';
  return { uid: interaction.uid, name, receiver, role, ...requestedScopes(role, askedOf(interaction)) };
}

/**
 * Stores the answer of the viewer.
 * @returns the address at which oidc-provider goes on
 * @throws NOT_FOUND when the request has ended, or another one was opened in this browser meanwhile
 */
export async function answerRequest(
  context: Context,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  { uid, scopes }: z.output<typeof ConsentInput>,
): Promise<string> {
  const interaction = await interactionOf(provider, request, response);
  if (interaction.uid !== uid) throw fail('NOT_FOUND', oauthStrings.ended);
  if (!scopes) {
    const refusal = { error: 'access_denied', error_description: 'the user refused' };
    return provider.interactionResult(request, response, refusal, { mergeWithLastSubmission: false });
  }
  const requested = askedOf(interaction);
  const app = await appOf(provider, interaction);
  const accountId = viewerOf(context).id;
  const wanted = scopes.filter((scope) => requested.includes(scope));
  const { id: grantId, scopes: granted } = await connectApp(context, app, wanted);
  const grant = new provider.Grant({ accountId, clientId: app.clientId });
  // The grant has the id of the connection (server/people/oauth/table.ts).
  grant.jti = grantId;
  for (const resource of resourcesOf(interaction)) grant.addResourceScope(resource, granted.join(' '));
  await grant.save();
  return provider.interactionResult(request, response, { login: { accountId }, consent: { grantId } });
}

async function interactionOf(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(request, response);
  } catch {
    throw fail('NOT_FOUND', oauthStrings.ended);
  }
}

async function appOf(provider: Provider, { params }: Interaction) {
  const client = await provider.Client.find(String(params.client_id));
  if (!client) throw fail('NOT_FOUND', oauthStrings.ended);
  const { clientId, clientName = '' } = client;
  return { clientId, name: clientName, receiver: receiverOf(String(params.redirect_uri)) };
}

const askedOf = ({ params }: Interaction) => askedScopes(params.scope as string | undefined);

const resourcesOf = ({ params: { resource } }: Interaction): string[] =>
  Array.isArray(resource) ? resource : [String(resource)];
