// Every name that the specification gives to a field of an answer: section 3 by entity, and what section 7 adds.

const SAID = `
Session user: nikename, token, userId, roles, username, authoritySet.
Member: memberId, username, firstName, lastName, memberNo, mobile, email, address, memberStatus, suspendFlag, paymentScheme, primaryLockerId, secondaryLockerId, primaryLockerName, secondaryLockerName, primaryLocker, secondaryLocker, disabled, notifyType, endTimeUseLocker, parcelNumber.
Locker: lockerId, lockerName, lockerNumber, location, category, longitude, latitude, zoneId, cctvLink, sortingCode, description, countryCode, blockNo, streetNo, buildingName, postalCode, ipsCode, smsAuthentication, returnFunction, operatingHoursStartHour, operatingHoursStartMinute, operatingHoursEndHour, operatingHoursEndMinute, output, addressOnLocker, locationTel, lockerSituation, lockerStatus, boxList, ordersList, boxTypeCountList, deviceList, freeDays, freeHours, companyName.
Box: boxId, id, name, boxTypeId, status, doorStatus, openStatusFlag, positionX, positionY, boardNumber, portNumber, deviceId, bottomFlag, skipNumber, lockType, expiryTime, deleteFlag.
Box type: boxTypeId, name, length, width, height, management, boxTypeName, boxTypeList.
Order on a door: parcelNumber, storeTime, collectTime, pinCode, parcelType, ordersType, ordersStatus, ordersId, boxId, expressNumber.
Booking record: bookNumber, bookedTime, collectedTime, boxTypeId, lockerNumber.
Device: deviceId, deviceType, version, interfaceType, interfaceAddress, baudRate.
Locker version: lockerVersionId, lockerVersionName, lockerVersionUpgradeTime, lockerVersionFailureTime, lockerVersionDescription, lockerVersionFileId, lockerIds, creationTime, lastUpdatedTime, lockerVersionTaskList, lockerVersionStatus, taskId, taskStatus.
Screen saver: screenSaverId, name, description, notice, pictureSwitchingTime, fileId, lockerId, lockerList, checked.
Parcel category: parcelCategoryId, ex, category, mailClass, loginType. Cost reason: costReasonId, price, reference.
Template: templateId, templateType, templateEvent, templateDescription, templateTitle, templateContent, templateStatus, placeholderList.
Mail account: mailAccountId, smtpServerUrl, smtpServerPort, username, password, senderName, senderEmail, domain, bccEmail, enableFlag.
SMS account: smsAccountId, url, apiKey, encoding, Encoding, senderId.
Staff user: userId, roleId, username, firstName, lastName, staffNo, mobile, email, roles, startTime, endTime, userStatus.
Role: roleId, name, description, loginType, authoritySet.
Provider: providerId, providerNumber, providerName, providerType, providerStatus, contractStartTime, contractEndTime, expirationDays.
Agent: agentId, agentNumber, agentName, providerName, agentStatus, effectiveTimeStart, effectiveTimeEnd.
Parcel order: ordersId, parcelNumber, bookNumber, ordersStatus, parcelType, payStatus, lockerNumber, lockerName, boxName, podName, podCollector, podSignatureFileId, expiryTime, extraExpiryTime, warehouseExpiryTime, standardExpiryTime, storeTime, collectTime, bookTime, cancelTime, pinCode, storeUsername, storeUserType, storeOtpMobile, collectUsername, collectUserMobile, collectUserType, reservedUsername, memberName, customerMobile, customerMail, category, contentDescription, amount, ordersAmount, codAmount, dtAmount, codAmountPayable, dtAmountPayable, paymentHistoryList.
Price category: MONTHLY, QUARTERLY, YEARLY, PER_USE, paymentScheme, amount, ratio, ratioStartTime, ratioEndTime, isEnable.
Setting: settingKey, settingValue, FREE_STORE_TIME.
Alert recipient map keys: POWER_OFF, LOCKER_DISCONNECTED, PRINTING_PAPER_ALERT, DOOR_UNCLOSED, CCTV_NVR_OFF, PRINTING_PAPER_OUT, FLAGGED_LOCKED, PRINTER_DISCONNECTED, PRINTER_PAPER_STUCK, REPORT_EMAIL_ADDRESS.
Locker setting map keys: SING_POST_BOOKING_EMAIL.
Dashboard: bookedIn48Hrs, depositedIn48Hrs, collectedIn48Hrs, postIn48Hrs, alertsIn48Hrs, utilization, lockerPreferredCountList, primaryCount, secondaryCount, lockerDiagramsList, totalBoxCount, occupiedBoxCount.
Report rows: bookTime, payTime, startTimeUseLocker, endTimeUseLocker, amount, paymentScheme, currentYearIncome, nextYearIncome, callingTime, paymentTime, expiredTime; totalCount, courier, member, memberFinished, expired; subscription.
Legacy box: id, name, operator, currencyUnit, zoneId, orderNo, overdueType, freeDays, freeHours, smsAccount, cabinets, number, mouths, numberInCabinet, mouthType, deleteFlag, status.
Pages and results: content, totalPages, totalElements, result.`;

const TIMEOUT = /^[A-Z_]+_TIMEOUT$/;

/**
 * The server's behaviour and result shapes beyond the fields listed: not shown. What the screens cannot do without and
 * the specification describes, but does not name.
 */
const TAKEN_FOR_GRANTED = `
boxes by size: count, availableCount. "counts of available, occupied, expired, booked, locked and flagged doors": occupiedCount, expiredCount, bookedCount, lockedCount, flaggedCount.
"edit contact list and tips list": contactId, phone, tipId. "Holiday upload": holidays, row, date, change, errors, error, text.
a log's line: message. a secret that is kept and never told: passwordKept, apiKeyKept.
columns of reports: callId, call, duration, paidAmount, paymentId, fromHour, untilHour, share, paymentCount, perUseAmount, subscriptionAmount.`;

const names = (text: string): string[] => text.match(/\w+/g) ?? [];

const known = new Set([...names(SAID), ...names(TAKEN_FOR_GRANTED)]);

/** Whether the specification names the field, or the screens take it for granted of any server. */
export const isSpecified = (name: string): boolean => known.has(name) || TIMEOUT.test(name);
