import { printTable } from './printTable.ts';
import { measureStructure } from './structure/measureStructure.ts';

/** `npm run structure`: figures of the code's structure. Fails where folders or files import each other in rings, or past a door. */
const { figures, faults } = measureStructure();
printTable(figures.map(([name, figure]) => [name, figure.toLocaleString('en')]));
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
