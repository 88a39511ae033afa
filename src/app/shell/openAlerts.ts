// Number of unhandled alerts, queried once for the whole shell; undefined if not permitted or unknown.
import { createContext } from 'react';

export const OpenAlerts = createContext<number | undefined>(undefined);
