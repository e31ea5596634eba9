import { tokenRoles } from '#schema/apiToken.ts';
import { roles } from '#schema/tokenRoles.ts';
import { wordsOf } from '#schema/tokenScopes.ts';
import { tokenStates } from '#schema/tokenStates.ts';
import type { ApiToken_TokenFragment } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, HIDES_EMPTY, type Rows, Table } from '#web/shared/ui/Table.tsx';

export type Token = ApiToken_TokenFragment;
type Props = Rows<Token> & { onRevoke: (token: Token) => void };

export function TokenTable({ onRevoke, ...rows }: Props) {
  const columns: Column<Token>[] = [
    {
      head: 'Name',
      title: true,
      className: 'wrap-anywhere md:min-w-32 xl:min-w-40',
      cell: (token) => <Name token={token} />,
    },
    {
      head: 'Role',
      className: 'md:min-w-40',
      cell: ({ role, scopes }) => (
        <div>
          {roles.find((entry) => entry.role === tokenRoles[role])?.name}
          {scopes && <span className="mt-0.5 block text-xs text-ink-soft">{wordsOf(scopes)}</span>}
        </div>
      ),
    },
    {
      head: 'State',
      cell: ({ state }) => {
        const [tone, stateLabel] = tokenStates[state];
        return <Badge tone={tone}>{stateLabel}</Badge>;
      },
    },
    {
      head: 'Made',
      className: 'whitespace-nowrap md:max-lg:hidden',
      cell: ({ createdAt }) => <OfficeDate at={createdAt} />,
    },
    { head: 'Good Until', className: 'whitespace-nowrap', cell: ({ expiresAt }) => <OfficeDate at={expiresAt} /> },
    {
      head: 'Last Used',
      className: 'md:min-w-28 xl:whitespace-nowrap',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <OfficeDate at={lastUsedAt} as="shortDateTime" /> : 'Never'),
    },
    actionsColumn((token) => <Actions token={token} onRevoke={onRevoke} />, HIDES_EMPTY),
  ];
  return <Table caption="API tokens, newest first" columns={columns} {...rows} />;
}

/** Name and last characters, because names are not unique. */
export const tokenLabel = ({ name, hint }: Token) => `“${name}” (…${hint})`;

const Name = ({ token: { name, hint, createdBy } }: { token: Token }) => (
  <>
    <bdi>{name}</bdi>
    <span className="mt-0.5 block text-xs font-normal text-ink-soft">
      <span className="font-mono">{`…${hint}`}</span> by <bdi>{createdBy.name}</bdi>
    </span>
  </>
);

/** The same height with and without a button. */
const Actions = ({ token, onRevoke }: Pick<Props, 'onRevoke'> & { token: Token }) => (
  <div className="md:min-h-9">
    {token.state === 'ACTIVE' && (
      <Button
        variant="quietDanger"
        size="small"
        className="-ml-3"
        aria-label={`Revoke ${tokenLabel(token)}`}
        onClick={() => onRevoke(token)}
      >
        Revoke
      </Button>
    )}
  </div>
);
