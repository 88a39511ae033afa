// The page behind `AddTerminalUser`.
import { AccountPage } from './AccountPage.tsx';
import { terminalUserKind } from './accountKinds.ts';

const TerminalUserForm = () => <AccountPage kind={terminalUserKind} />;

export default TerminalUserForm;
