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

export function MessagePage() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(MessageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error ? failureOf(error) : null;
  // An address that is no id leads nowhere either; what has just been forgotten here is gone.
  const isMissing = failure?.code === 'NOT_FOUND' || failure?.code === 'BAD_USER_INPUT';
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
