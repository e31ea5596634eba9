import type { FastifyInstance } from 'fastify';
import { apiTokenStrings } from '#schema/apiToken.ts';
import { firstFaults } from '#schema/common.ts';
import { PERSONAL_DATA_FILE, PersonAddressesInput } from '#schema/personalData.ts';
import { exportArchive } from '#server/office/privacy/personalData/exportArchive.ts';
import { admitRole } from '#server/platform/access/admit.ts';
import type { Services } from '#server/platform/context.ts';
import { fail } from '#server/platform/errors.ts';
import { contentSecurity } from './contentSecurity.ts';
import { createContext } from './createContext.ts';

/** GraphQL would load the files into memory. The addresses are in the body, because logs of proxies have URLs. */
export function servePersonalData(app: FastifyInstance, services: Services): void {
  const running = new Set<{ destroy: () => void }>();
  // A client that does not read would keep the server from stopping.
  app.addHook('preClose', async () => {
    for (const archive of running) archive.destroy();
  });
  app.post<{ Body: unknown }>(PERSONAL_DATA_FILE, async (request, reply) => {
    const context = await createContext(services, request);
    admitRole(context, 'admin');
    if (context.apiToken) throw fail('FORBIDDEN', apiTokenStrings.sessionOnly);
    const { data, error } = PersonAddressesInput.safeParse(request.body);
    if (error) throw fail('BAD_USER_INPUT', undefined, { fields: firstFaults(error) });
    const { fileName, archive } = await exportArchive(context, data.addresses);
    running.add(archive);
    archive.once('close', () => running.delete(archive));
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('content-security-policy', contentSecurity.file)
      .header('cache-control', 'no-store')
      .send(archive);
  });
}
