import { tokenRoles } from '#schema/apiToken.ts';
import { roles } from '#schema/tokenRoles.ts';
import { wordsOf } from '#schema/tokenScopes.ts';
import { tokenStates } from '#schema/tokenStates.ts';
import type { ApiToken_TokenFragment } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { apiTokenOrders } from '#web/shared/lists/listOrder.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, HIDES_EMPTY, type Rows, Table } from '#web/shared/ui/Table.tsx';

export type Token = ApiToken_TokenFragment;
type Commands = Record<'onRotate' | 'onLimit' | 'onEndOverlap' | 'onRevoke', (token: Token) => void>;
type Props = Rows<Token> & Commands;

export function TokenTable({ onRotate, onLimit, onEndOverlap, onRevoke, ...rows }: Props) {
  const commands = { onRotate, onLimit, onEndOverlap, onRevoke };
  const columns: Column<Token>[] = [
    {
      head: 'Name',
      order: 'NAME',
      title: true,
      className: 'wrap-anywhere md:min-w-32 xl:min-w-40',
      cell: (token) => <Name token={token} />,
    },
    {
      head: 'Role',
      className: 'md:min-w-40',
      cell: ({ role, scopes, requestsPerMinute }) => (
        <div>
          {roles.find((entry) => entry.role === tokenRoles[role])?.name}
          {scopes && <span className="mt-0.5 block text-xs text-ink-soft">{wordsOf(scopes)}</span>}
          {requestsPerMinute && (
            <span className="mt-0.5 block text-xs text-ink-soft">
              {`${requestsPerMinute.toLocaleString('en')} requests a minute`}
            </span>
          )}
        </div>
      ),
    },
    {
      head: 'State',
      cell: (token) => {
        const [tone, stateLabel] = tokenStates[token.state];
        return (
          <div>
            <Badge tone={tone}>{stateLabel}</Badge>
            <Former token={token} />
          </div>
        );
      },
    },
    {
      head: 'Made',
      order: 'CREATED',
      className: 'whitespace-nowrap md:max-xl:hidden',
      cell: ({ createdAt }) => <OfficeDate at={createdAt} />,
    },
    {
      head: 'Good Until',
      order: 'EXPIRES',
      className: 'whitespace-nowrap',
      cell: ({ expiresAt }) => <OfficeDate at={expiresAt} />,
    },
    {
      head: 'Last Used',
      order: 'USED',
      className: 'md:min-w-28 xl:whitespace-nowrap',
      cell: ({ lastUsedAt }) => (lastUsedAt ? <OfficeDate at={lastUsedAt} as="shortDateTime" /> : 'Never'),
    },
    actionsColumn((token) => <Actions token={token} {...commands} />, HIDES_EMPTY),
  ];
  return <Table caption="API tokens" columns={columns} orders={apiTokenOrders} {...rows} />;
}

/** Name and last characters, because names are not unique. */
export const tokenLabel = ({ name, hint, clientId }: Token) => (clientId ? `“${name}”` : `“${name}” (…${hint})`);

const Name = ({ token: { name, hint, clientId, createdBy } }: { token: Token }) => (
  <>
    <bdi dir="auto">{name}</bdi>
    <span className="mt-0.5 block text-xs font-normal text-ink-soft">
      {clientId ? 'Connected app,' : <span className="font-mono">{`…${hint}`}</span>} by{' '}
      <bdi dir="auto">{createdBy.name}</bdi>
    </span>
  </>
);

function Former({ token: { formerHint, formerExpiresAt, formerLastUsedAt } }: { token: Token }) {
  if (!formerExpiresAt) return null;
  return (
    <span className="mt-1 block text-xs text-ink-soft">
      Old secret <span className="font-mono">{`…${formerHint}`}</span> works until{' '}
      <OfficeDate at={formerExpiresAt} as="shortDateTime" />,{' '}
      {formerLastUsedAt ? (
        <>
          last used <OfficeDate at={formerLastUsedAt} as="shortDateTime" />
        </>
      ) : (
        'not used since'
      )}
    </span>
  );
}

/** The same height with and without buttons. Only its owner can rotate a token. */
function Actions({ token, onRotate, onLimit, onEndOverlap, onRevoke }: Commands & { token: Token }) {
  const userId = useSession()?.user._id;
  if (token.state !== 'ACTIVE') return <div className="md:min-h-9" />;
  const actions = [
    token.createdBy.id === userId && !token.clientId && (['Rotate', onRotate] as const),
    token.formerExpiresAt && (['End Old Secret', onEndOverlap] as const),
    ['Limit', onLimit] as const,
  ].filter((action) => !!action);
  return (
    <div className="flex flex-wrap items-center md:min-h-9 xl:flex-nowrap">
      {actions.map(([label, onClick]) => (
        <Button
          key={label}
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-label={`${label} ${tokenLabel(token)}`}
          onClick={() => onClick(token)}
        >
          {label}
        </Button>
      ))}
      <Button
        variant="quietDanger"
        size="small"
        className="-ml-3"
        aria-label={`Revoke ${tokenLabel(token)}`}
        onClick={() => onRevoke(token)}
      >
        Revoke
      </Button>
    </div>
  );
}
