import type { FastifyInstance } from 'fastify';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { firstFaults } from '#schema/common.ts';
import { PERSONAL_DATA_FILE, PersonAddressesInput } from '#schema/personalData.ts';
import { exportArchive } from '#server/office/privacy/personalData/exportArchive.ts';
import { admitRole } from '#server/platform/access/admit.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { createContext } from './createContext.ts';
import { createDownloads } from './downloads.ts';

/** GraphQL would load the files into memory. The addresses are in the body, because logs of proxies have URLs. */
export function servePersonalData(app: FastifyInstance, services: Services): void {
  const sendDownload = createDownloads(app);
  app.post<{ Body: unknown }>(PERSONAL_DATA_FILE, async (request, reply) => {
    const context = await createContext(services, request);
    admitRole(context, 'admin');
    if (context.apiToken) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
    const { data, error } = PersonAddressesInput.safeParse(request.body);
    if (error) throw fail('BAD_USER_INPUT', undefined, { fields: firstFaults(error) });
    const { fileName, archive } = await exportArchive(context, data.addresses);
    return sendDownload(reply, archive, 'application/zip', fileName);
  });
}
