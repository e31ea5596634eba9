import { canView } from '#web/app/canView.ts';
import { preloadShell } from '#web/app/shell.ts';
import type { Match } from '#web/route.ts';
import { missing } from '#web/routes.tsx';
import { isStaff, readSession } from '#web/session/session.ts';
import { fetchAhead } from './ahead.ts';
import { fetchClient } from './client.ts';

/** What the starter has sent for whoever is signed in (server/pages/document.ts): the answers, in the order of the questions. */
type SentAhead = { token: string; answers: Promise<Response>[] };
declare global {
  var sentAhead: SentAhead | undefined;
}

/** Fetches what a screen that only the browser draws needs: its code, what is around it, and its data, all at once. */
export async function fetchScreen({ route, params }: Match, address: URLSearchParams): Promise<void> {
  const { sentAhead } = globalThis;
  globalThis.sentAhead = undefined;
  const session = readSession();
  if (!canView(route, session?.user)) return missing.preload();
  const ask = async () => {
    const [client, questions] = await Promise.all([fetchClient(), route.asks?.(params, address)]);
    fetchAhead(client, questions ?? [], sentAhead?.token === session?.token ? sentAhead?.answers : []);
  };
  await Promise.all([route.preload(), preloadShell(isStaff(session?.user)), ask()]);
}
