const WIDTH = 30;

export function progressBar(out: NodeJS.WriteStream) {
  let lastLine = '';
  const write = (line: string) => {
    if (!out.isTTY || line === lastLine) return;
    out.write(`\r\x1b[2K${line}`);
    lastLine = line;
  };
  return {
    show(done: number, total: number): void {
      const full = total ? Math.floor((done / total) * WIDTH) : 0;
      const bar = `[${'#'.repeat(full)}${' '.repeat(WIDTH - full)}] ${done} of ${total}`;
      write(total ? bar : `Reading: ${done} entries`);
    },
    end: () => write(''),
  };
}
