// npm run reset-password -- NAME: prints a one-time password for an account, such as admin.
import { become } from './ready.mjs';

await become('resetPassword');
