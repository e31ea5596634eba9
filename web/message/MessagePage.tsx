import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { messageSentences } from '#schema/message.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { failureOf } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { useErrorToast } from '#web/ui/useErrorToast.ts';
import { MessageDocument } from './documents.ts';
import { Message } from './Message.tsx';

/** What else stands in an address leads nowhere: the server need not be asked. */
const isId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function MessagePage() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(MessageDocument, {
    variables: { id },
    skip: !isId.test(id),
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error ? failureOf(error) : null;
  const isMissing = failure?.code === 'NOT_FOUND' || !isId.test(id);
  const message = isMissing ? undefined : data?.message;
  const sentence = message || loading || isMissing ? null : (failure?.message ?? messageSentences.detailsFailed);
  useErrorToast(sentence);

  if (message) return <Message key={message.id} message={message} />;
  const back = (
    <LinkButton variant="secondary" to={paths.messages}>
      Back to Contact Queries
    </LinkButton>
  );
  if (isMissing) {
    return (
      <OfficePage title="Message Not Found" lead="It may have been deleted meanwhile.">
        {back}
      </OfficePage>
    );
  }
  return (
    <OfficePage title="Message" actions={back}>
      {sentence ? (
        <ErrorPanel
          title="Error Loading Message"
          message={sentence}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <Loading label="Loading message..." />
      )}
    </OfficePage>
  );
}
