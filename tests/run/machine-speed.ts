/** Processor seconds that `work` takes on the machine on which the budgets in docs/testing.md were measured. */
const REFERENCE_SECONDS = 0.065;

/** Returns how many times as long this machine works on the same thing as the one of the budgets. */
export function measureSlowness(): number {
  return Math.min(...Array.from({ length: 10 }, measureWork)) / REFERENCE_SECONDS;
}

function measureWork(): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

/** Makes texts and objects, and sorts them, as most tests do. */
function work(): number {
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `name ${(id * 7919) % 60_000}` }));
  const sorted = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const text = JSON.stringify(sorted).replace(/[aeiou](?=m)/g, 'x');
  const copies = JSON.parse(text) as typeof rows;
  return new Map(copies.map((row) => [row.name, row])).size;
}
