/** The project of the product on this machine. Emulators take it for one that no cloud has, by its `demo-`. */
export const PROJECT_ID = 'demo-parlance';
