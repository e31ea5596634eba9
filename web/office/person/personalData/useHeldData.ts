import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { personalDataStrings } from '#schema/personalData.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { type HeldData, PersonalDataDocument } from './documents.ts';

/**
 * Finds the data stored under addresses. Because it is personal data, it is not put into the cache or the page's
 * address.
 */
export function useHeldData() {
  const client = useApolloClient();
  const asked = useRef(0);
  const [held, setHeld] = useState<HeldData | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const look = async (addresses: string[]) => {
    asked.current += 1;
    const turn = asked.current;
    setSentence(null);
    setHeld(null);
    setLooking(addresses.length > 0);
    if (!addresses.length) return;
    try {
      const variables = { input: { addresses } };
      const { data } = await client.query({ query: PersonalDataDocument, variables, fetchPolicy: 'no-cache' });
      if (turn === asked.current) setHeld(data?.personalData ?? null);
    } catch (error) {
      if (turn === asked.current) setSentence(sentenceOf(error, personalDataStrings.findFailed));
    } finally {
      if (turn === asked.current) setLooking(false);
    }
  };
  return { held, isLooking, sentence, look };
}
