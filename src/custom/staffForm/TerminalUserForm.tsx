// The page behind `AddTerminalUser`.
import { AccountPage } from './AccountPage.tsx';
import { terminalUserKind } from './kinds.ts';

const TerminalUserForm = () => <AccountPage kind={terminalUserKind} />;

export default TerminalUserForm;
