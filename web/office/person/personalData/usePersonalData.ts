import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { personalDataStrings } from '#schema/personalData.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { type PersonalData, PersonalDataDocument } from './documents.ts';

/**
 * Finds the data stored under addresses. Because it is personal data, it is not put into the cache or the page's
 * address.
 */
export function usePersonalData() {
  const client = useApolloClient();
  const lastRequest = useRef(0);
  const [personalData, setPersonalData] = useState<PersonalData | null>(null);
  const [isSearching, setSearching] = useState(false);
  const [sentence, setSentence] = useState<string | null>(null);
  const findData = async (addresses: string[]) => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setSentence(null);
    setPersonalData(null);
    setSearching(addresses.length > 0);
    if (!addresses.length) return;
    try {
      const variables = { input: { addresses } };
      const { data } = await client.query({ query: PersonalDataDocument, variables, fetchPolicy: 'no-cache' });
      if (request === lastRequest.current) setPersonalData(data?.personalData ?? null);
    } catch (error) {
      if (request === lastRequest.current) setSentence(sentenceOf(error, personalDataStrings.findFailed));
    } finally {
      if (request === lastRequest.current) setSearching(false);
    }
  };
  return { personalData, isSearching, sentence, findData };
}
