import { useQuery } from '@apollo/client/react';
import { webhookStrings } from '#schema/webhook.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { Modal } from '#web/shared/ui/Modal.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { WebhookDeliveryDocument } from './documents.ts';

type Props = { id: string; title: string; onClose: () => void };

/** The request and the response of the last attempt of a delivery. */
export function DeliveryContent({ id, title, onClose }: Props) {
  const { data, error, refetch } = useQuery(WebhookDeliveryDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const delivery = data?.webhookDelivery;
  return (
    <Modal open onOpenChange={(open) => !open && onClose()} title={title}>
      {error && (
        <ErrorPanel
          title="Error Loading the Delivery"
          message={sentenceOf(error, webhookStrings.logFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !delivery && <Loading />}
      {delivery && (
        <div className="grid gap-8">
          <Message heading="Request" message={delivery.request} empty="Nothing was sent yet." />
          <Message
            heading={delivery.response ? `Response: status ${delivery.response.status}` : 'Response'}
            message={delivery.response}
            empty="There was no response."
          />
        </div>
      )}
    </Modal>
  );
}

type HttpMessage = { headers: unknown; body?: string | null };

function Message({
  heading,
  message,
  empty,
}: {
  heading: string;
  message: HttpMessage | null | undefined;
  empty: string;
}) {
  return (
    <section>
      <h3 className="text-lg">{heading}</h3>
      {message ? (
        <>
          <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
            {Object.entries(message.headers as Record<string, string>).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="font-semibold">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard */}
          <pre tabIndex={0} className="mt-3 max-h-80 overflow-auto border border-line bg-paper-deep p-3 text-xs">
            {message.body ? formatted(message.body) : 'No body'}
          </pre>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">{empty}</p>
      )}
    </section>
  );
}

/** JSON with line breaks; other text as it is. */
function formatted(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
