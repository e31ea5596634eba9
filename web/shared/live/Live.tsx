import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { Arrival } from './connection.ts';
import { WaitingDocument } from './documents.ts';
import { followStream } from './follow.ts';
import { useNews } from './news.ts';
import { UNREAD_ID } from './UnreadBadge.tsx';
import { setUnread } from './unread.ts';
import { useTitleCount } from './useTitleCount.ts';

const sentences: Partial<Record<Arrival['kind'], (arrival: Arrival) => string>> = {
  MESSAGE: ({ message }) => `New message from ${message?.name}`,
  ANSWER: ({ message }) => `New answer from ${message?.name}`,
  REVIEW: ({ review }) => `New review by ${review?.name}`,
  APPLICATION: ({ affiliate }) => `New application from ${affiliate?.name}`,
};

export function Live() {
  const client = useApolloClient();
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => followStream(client), [client]);
  useNews(useCallback((arrival) => setAnnouncement(sentences[arrival.kind]?.(arrival) ?? ''), []));

  const { data } = useQuery(WaitingDocument, { fetchPolicy: 'cache-only' });
  const unread = data?.overview.unreadMessages ?? 0;
  useEffect(() => setUnread(unread), [unread]);
  useEffect(() => () => setUnread(0), []);
  useTitleCount(unread);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {unread > 0 && (
        <span id={UNREAD_ID} hidden>
          {`${unread} unread ${unread === 1 ? 'message' : 'messages'}`}
        </span>
      )}
    </>
  );
}
