import { startBrowser } from '../support/browser.ts';
import { measureFirstVisit } from '../support/first-visit.ts';
import { startProduct } from '../support/product.ts';
import { findSweptNgo } from '../support/find-swept-ngo.ts';
import { atMost, type Row } from './table.ts';

/** Measures the cost of a first visit: transferred bytes including response headers, without photos. */
export async function measureBytes(): Promise<Row[]> {
  const product = await startProduct();
  const browser = await startBrowser();
  try {
    const ngo = await findSweptNgo(product.origin);
    const pages = [
      { name: 'home', path: '/' },
      { name: 'list', path: '/category/health' },
      { name: 'detail', path: `/${ngo.category}/detailpage/${ngo._id}` },
    ];
    const rows: Row[] = [];
    for (const { name, path } of pages) {
      const url = product.origin + path;
      const before = await measureFirstVisit({ browser, url, saveData: true });
      const after = await measureFirstVisit({ browser, url, saveData: false });
      rows.push(
        atMost({
          name: `${name}, before any script`,
          max: 14,
          value: before.bytes / 1000,
          unit: 'kB',
          note: `${before.requests} requests`,
        }),
        atMost({ name: `${name}, requests before any script`, max: 4, value: before.requests, unit: '' }),
        atMost({ name: `${name}, script after`, max: 100, value: after.scriptBytes / 1000, unit: 'kB' }),
      );
      if (before.scriptBytes) throw new Error(`${name} loads script by itself on Save-Data`);
    }
    return rows;
  } finally {
    await browser.close();
    await browser.close();
    await product.stop();
  }
}
