// The page behind `AddNewStaff`.
import { AccountPage } from './AccountPage.tsx';
import { staffKind } from './accountKinds.ts';

const StaffForm = () => <AccountPage kind={staffKind} />;

export default StaffForm;
