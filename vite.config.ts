import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite build` makes the browser's files; with `ssr` in the mode it makes the server's bundle. See server/build.ts. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwind()],
  appType: 'custom',
  publicDir: false,
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'web/server.tsx' } }
    : { outDir: 'dist/client', manifest: true, assetsInlineLimit: 0, rolldownOptions: { input: 'web/client.tsx' } },
}));
