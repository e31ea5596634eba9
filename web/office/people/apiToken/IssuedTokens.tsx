import { apiTokenStrings } from '#schema/apiToken.ts';
import { readFragment } from '#web/gql/index.ts';
import { ListSection } from '#web/shared/lists/ListSection.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { apiTokenOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { ApiTokenFragment, ApiTokensDocument } from './documents.ts';
import { type Token, TokenTable, tokenLabel } from './TokenTable.tsx';
import type { Issued } from './useIssueToken.ts';
import { useRevokeToken } from './useRevokeToken.ts';
import { useEndOverlap } from './useRotateToken.ts';
import { useLimit, useRotation } from './useTokenQuestions.tsx';

export function IssuedTokens({ onRotated }: { onRotated: (issued: Issued) => void }) {
  const list = useOfficeList({
    document: ApiTokensDocument,
    variables: { orderBy: useOrder(apiTokenOrders) },
    pick: ({ apiTokens }) => ({ ...apiTokens, nodes: readFragment(ApiTokenFragment, apiTokens.nodes) }),
    sentence: apiTokenStrings.listFailed,
  });
  const [askRotation, rotationQuestion] = useRotation(onRotated);
  const [askLimit, limitQuestion] = useLimit();
  const endOverlap = useEndOverlap();
  const revoke = useRevokeToken();
  const [askRevocation, revocationQuestion] = useQuestion<Token>({
    title: 'Revoke Token',
    confirmLabel: 'Revoke',
    busyLabel: 'Revoking...',
    text: (token) =>
      `Are you sure you want to revoke ${tokenLabel(token)}? Whatever uses it is refused from its next request on. This action cannot be undone.`,
    onConfirm: ({ id }) => revoke(id),
  });
  return (
    <ListSection heading="Issued Tokens" list={list} csv="api-tokens" orders={apiTokenOrders}>
      <LoadedList
        list={list}
        title="Error Loading Tokens"
        loading="Loading tokens..."
        empty={
          <p className="border-t border-line py-6 text-ink-soft">
            No token has been issued yet. The first one needs a name and a role, above.
          </p>
        }
        className="mb-8"
      >
        {(rows) => (
          <TokenTable
            {...rows}
            onRotate={askRotation}
            onLimit={askLimit}
            onEndOverlap={({ id }) => void endOverlap(id)}
            onRevoke={askRevocation}
          />
        )}
      </LoadedList>
      {rotationQuestion}
      {limitQuestion}
      {revocationQuestion}
    </ListSection>
  );
}
