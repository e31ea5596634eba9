import { useParams } from 'react-router-dom';
import { messageStrings } from '#schema/message.ts';
import { OfficeItemPage } from '#web/app/OfficeItemPage.tsx';
import { useOfficeItem } from '#web/data/useOfficeItem.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { MessageDocument } from './documents.ts';
import { Message } from './Message.tsx';

export function MessagePage() {
  const { id = '' } = useParams();
  const { item: message, ...state } = useOfficeItem({
    document: MessageDocument,
    id,
    pick: (data) => data.message,
    failed: messageStrings.detailsFailed,
  });
  if (message) return <Message key={message.id} message={message} isLoading={state.isLoading} />;
  const back = (
    <LinkButton variant="secondary" to={paths.messages}>
      Back to Contact Queries
    </LinkButton>
  );
  return <OfficeItemPage noun="Message" back={back} {...state} />;
}
