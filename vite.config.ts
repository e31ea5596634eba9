import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import product from './package.json' with { type: 'json' };

/** `vite build` makes the browser's files; with `ssr` in the mode it makes the server's bundle. See server/build.ts. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  appType: 'custom',
  publicDir: false,
  // The server's bundle carries what is installed for building only; what the server itself uses it shares.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const, external: Object.keys(product.dependencies) },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'web/server.tsx' } }
    : { outDir: 'dist/client', manifest: true, assetsInlineLimit: 0, rolldownOptions: { input: 'web/client.tsx' } },
}));
