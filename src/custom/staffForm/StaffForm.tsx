// The page behind `AddNewStaff`.
import { AccountPage } from './AccountPage.tsx';
import { staffKind } from './kinds.ts';

const StaffForm = () => <AccountPage kind={staffKind} />;

export default StaffForm;
