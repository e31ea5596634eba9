import { useParams } from 'react-router-dom';
import { messageStrings } from '#schema/message.ts';
import { OfficeItemPage } from '#web/shared/app/OfficeItemPage.tsx';
import { MessageDocument } from '#web/shared/data/documents/messages.ts';
import { useOfficeItem } from '#web/shared/data/useOfficeItem.ts';
import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Message } from './Message.tsx';
import { readOpenMessage } from './openMessage.ts';

export function MessagePage() {
  const { id = '' } = useParams();
  const { item: message, ...state } = useOfficeItem({
    document: MessageDocument,
    id,
    pick: (data) => readOpenMessage(data.message),
    failed: messageStrings.detailsFailed,
  });
  if (message) return <Message key={message.id} message={message} isLoading={state.isLoading} />;
  const backLink = (
    <LinkButton variant="secondary" to={paths.messages}>
      Back to Contact Queries
    </LinkButton>
  );
  return <OfficeItemPage noun="Message" back={backLink} {...state} />;
}
