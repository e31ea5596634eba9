import { useApolloClient } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { messageStrings } from '#schema/message.ts';
import { useSite } from '#web/shared/app/site.tsx';
import { MessageDocument, MessageTableFragment } from '#web/shared/data/documents/messages.ts';
import { useOfficeItem } from '#web/shared/data/useOfficeItem.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { Message } from './Message.tsx';
import { type OpenMessage, openFromRow, readOpenMessage } from './openMessage.ts';
import { EnquiryHead } from './split/EnquiryHead.tsx';
import { Split } from './split/Split.tsx';

export function MessagePage() {
  const { id = '' } = useParams();
  const { item, ...state } = useOfficeItem({
    document: MessageDocument,
    id,
    pick: (data) => readOpenMessage(data.message),
    failed: messageStrings.detailsFailed,
  });
  const row = useListedMessage(id);
  // Until the server has answered, the enquiry is painted from the row of its list.
  const message = item ?? (state.isLoading ? row : undefined);
  return (
    <Split id={id}>
      {message ? (
        <Message key={message.id} message={message} isPartial={!item} isLoading={state.isLoading} />
      ) : (
        <WithoutMessage {...state} />
      )}
    </Split>
  );
}

/** @returns what the cached list knows of a message; undefined when no list has it */
function useListedMessage(id: string): OpenMessage | undefined {
  const { cache } = useApolloClient();
  const from = cache.identify({ __typename: 'Message', id });
  const row = from && cache.readFragment({ fragment: MessageTableFragment, id: from });
  return row ? openFromRow(row) : undefined;
}

type State = Pick<ReturnType<typeof useOfficeItem>, 'isMissing' | 'sentence' | 'retry'>;

/** An enquiry that is loading, missing or failed to load. The list beside it stays. */
function WithoutMessage({ isMissing, sentence, retry }: State) {
  const { name } = useSite();
  const title = isMissing ? 'Message Not Found' : 'Message';
  return (
    <>
      <EnquiryHead title={title} documentTitle={`${title} - ${name}`} />
      <div className="py-6">
        {isMissing && <p className="text-ink-soft">It may have been deleted meanwhile.</p>}
        {!isMissing && sentence && <ErrorPanel title="Error Loading Message" message={sentence} onRetry={retry} />}
        {!isMissing && !sentence && <Loading label="Loading message..." />}
      </div>
    </>
  );
}
