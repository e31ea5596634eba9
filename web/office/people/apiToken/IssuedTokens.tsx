import { apiTokenStrings } from '#schema/apiToken.ts';
import { readFragment } from '#web/gql/index.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { CsvButton } from '#web/shared/lists/CsvButton.tsx';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { ApiTokenFragment, ApiTokensDocument } from './documents.ts';
import { called, type Token, TokenTable } from './TokenTable.tsx';
import { useRevokeToken } from './useRevokeToken.ts';

/** Every token that was issued, with whether it is good. */
export function IssuedTokens() {
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: ApiTokensDocument,
    pick: ({ apiTokens }) => apiTokens,
    sentence: (error) => sentenceOf(error, apiTokenStrings.listFailed),
  });
  const csv = useCsvDownload('api-tokens');
  const revoke = useRevokeToken();
  const [askRevocation, revocationQuestion] = useQuestion<Token>({
    title: 'Revoke Token',
    confirmLabel: 'Revoke',
    busyLabel: 'Revoking...',
    text: (token) =>
      `Are you sure you want to revoke ${called(token)}? Whatever uses it is refused from its next request on. This action cannot be undone.`,
    onConfirm: ({ id }) => revoke(id),
  });
  return (
    <section aria-labelledby="issued-tokens" className="mt-14 md:mt-20">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h2 id="issued-tokens" className="text-2xl">
          Issued Tokens
        </h2>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {totalCount > 0 && <p className="text-sm text-ink-soft tabular-nums">{totalCount} in all, newest first</p>}
          <CsvButton csv={csv} disabled={totalCount === 0} size="small" of="Issued Tokens" />
        </div>
      </div>
      {sentence && (
        <div className="mb-8">
          <ErrorPanel title="Error Loading Tokens" message={sentence} onRetry={refresh} />
        </div>
      )}
      {!items && !sentence && <Loading label="Loading tokens..." />}
      {items && totalCount === 0 && (
        <p className="border-t border-line py-6 text-ink-soft">
          No token has been issued yet. Until there is one, only people work here.
        </p>
      )}
      {items && totalCount > 0 && (
        <TokenTable
          tokens={items.map((item) => readFragment(ApiTokenFragment, item))}
          total={totalCount}
          onEnd={more}
          onRevoke={askRevocation}
        />
      )}
      {revocationQuestion}
    </section>
  );
}
