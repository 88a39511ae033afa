// The page behind `AddTerminalUser`.
import { AccountPage } from './AccountPage.tsx';
import { terminalUserType } from './accountTypes.ts';

const TerminalUserForm = () => <AccountPage type={terminalUserType} />;

export default TerminalUserForm;
