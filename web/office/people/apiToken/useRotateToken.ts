import { apiTokenStrings, tokenRoles } from '#schema/apiToken.ts';
import type { RotateApiTokenInput } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { apiTokenEntity } from './cacheEntity.ts';
import {
  ApiTokenFragment,
  ApiTokensDocument,
  EndApiTokenOverlapDocument,
  LimitApiTokenDocument,
  RotateApiTokenDocument,
} from './documents.ts';
import type { Issued } from './useIssueToken.ts';

/** @returns a function that resolves to the new secret, which is not cached; null after a failure */
export function useRotateToken(): (id: string, input: RotateApiTokenInput) => Promise<Issued | null> {
  const [rotate] = useCommand(RotateApiTokenDocument, {
    sentences: { done: apiTokenStrings.rotated, failed: apiTokenStrings.rotateFailed },
    fetchPolicy: 'no-cache',
    refetchQueries: [ApiTokensDocument],
  });
  return async (id, input) => {
    const rotated = (await rotate({ id, input })).data?.rotateApiToken;
    if (!rotated) return null;
    const { name, role, scopes } = readFragment(ApiTokenFragment, rotated.apiToken);
    return { token: rotated.token, name, role: tokenRoles[role], scopes: scopes ?? null };
  };
}

/** @returns a function that ends the old secret of a token */
export function useEndOverlap(): (id: string) => Promise<void> {
  const [end] = useCommand(EndApiTokenOverlapDocument, {
    entity: apiTokenEntity,
    sentences: { done: apiTokenStrings.overlapEnded, failed: apiTokenStrings.endOverlapFailed },
  });
  return async (id) => void (await end({ id }));
}

/** @returns a function that sets the limit of a token; null removes it */
export function useLimitToken(): (id: string, requestsPerMinute: number | null) => Promise<void> {
  const [limit] = useCommand(LimitApiTokenDocument, {
    entity: apiTokenEntity,
    sentences: { done: apiTokenStrings.limited, failed: apiTokenStrings.limitFailed },
  });
  return async (id, requestsPerMinute) => void (await limit({ id, input: { requestsPerMinute } }));
}
